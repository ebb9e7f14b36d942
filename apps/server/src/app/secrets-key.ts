// The key that seals secrets: SECRETS_KEY, or one made once and kept beside the data, never in the database.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function secretsKeyOf({
	secretsKey,
	dataDir,
}: {
	secretsKey: string | null
	dataDir: string
}): string {
	if (secretsKey !== null) return secretsKey
	mkdirSync(dataDir, { recursive: true })
	const file = join(dataDir, 'secrets.key')
	try {
		writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
	} catch (error) {
		const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
		if (!isThere) throw error
	}
	return readFileSync(file, 'utf8')
}
