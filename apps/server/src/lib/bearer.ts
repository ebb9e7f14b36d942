export function bearerOf(authorization: string | undefined): string | null {
	return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}
