export type OwnPostgres = {
	url: string
	/** SIGKILL to the postmaster and all its processes. */
	kill: () => Promise<void>
	/** Again after it was killed or fell: on its port and data. */
	start: () => Promise<boolean>
	isRunning: () => boolean
	stop: () => Promise<void>
}

/** Folders of its data and log, and what postgresql.conf would say. */
export type WantedPostgres = { parent?: string; wal?: string; settings?: Record<string, string> }

export declare function startPostgres(wanted?: WantedPostgres): Promise<OwnPostgres | null>
