/** A PostgreSQL of one's own, or null where none can be had. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | null>
