// A document of a design as pages list it.
import type { StoredDocument } from '../../lib/services.ts'

export function shownDocument({ id, kind, version, language, createdAt }: StoredDocument) {
	return { id, kind, version, language, createdAt: createdAt.toISOString() }
}
