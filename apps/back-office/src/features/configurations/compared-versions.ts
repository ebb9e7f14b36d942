// Which versions of a design the page shows: the one that is looked at, and the one it is compared with.

export type VersionSearch = { version?: number; with?: number }

function versionOf(value: unknown): number | undefined {
	const text = String(value)
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

export function readVersions(raw: Record<string, unknown>): VersionSearch {
	const version = versionOf(raw['version'])
	const other = versionOf(raw['with'])
	return {
		...(version !== undefined && { version }),
		...(other !== undefined && { with: other }),
	}
}
