/** Limits of the PDF worker for tests of other things, on machines of any speed; its own tests hold the real ones. */
export const unhurried = { longest: 600_000, longestWait: 600_000 }
