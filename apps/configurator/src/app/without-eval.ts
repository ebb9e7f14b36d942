// The policy of our pages allows no code made of text. zod would try it once, which the browser reports as a breach. It
// is loaded later, with the first document to read, and finds its settings here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
