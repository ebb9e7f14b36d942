// SECRETS_KEY, or a key made once and kept beside the data, never in the database.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '../../lib/write-once.ts'

export const shortestSecretsKey = 32

export class UnusableSecretsKey extends Error {
	readonly file: string
	constructor(file: string) {
		super(
			`${file} holds no key of ${shortestSecretsKey} characters: bring the file back, or remove it and enter the secrets of webhooks and the second factors anew`,
		)
		this.file = file
	}
}

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
	writeOnce(file, randomBytes(32).toString('base64url'))
	const key = readFileSync(file, 'utf8')
	if (key.trim().length < shortestSecretsKey) throw new UnusableSecretsKey(file)
	return key
}
