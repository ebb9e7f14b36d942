import type { StoredDocument } from '../../documents/service.ts'

export function shownDocument({ id, kind, version, language, createdAt }: StoredDocument) {
	return { id, kind, version, language, createdAt: createdAt.toISOString() }
}
