// The policy of our pages allows no code made of text. zod would try it once, which the browser reports as a breach.
import { config } from 'zod/v4/core'

config({ jitless: true })
