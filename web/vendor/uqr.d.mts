// The build copies the package `uqr` here as uqr.mjs.
export * from "uqr";
