import type { GameFacts, Manifest } from "./manifest.js";

/** Written by the build: every game with a folder in web/games, by the names of the folders. */
export declare const GAMES: {
  facts: GameFacts;
  manifest: Manifest;
}[];
