// Argon2id, off the main thread. A missing user costs the same time as a wrong password.
import { hash, verify } from '@node-rs/argon2'

let dummyHash: Promise<string> | null = null

export function hashPassword(password: string): Promise<string> {
	return hash(password)
}

export async function passwordFits(kept: string | null, password: string): Promise<boolean> {
	dummyHash ??= hash('no password is this one')
	const fits = await verify(kept ?? (await dummyHash), password)
	return kept !== null && fits
}
