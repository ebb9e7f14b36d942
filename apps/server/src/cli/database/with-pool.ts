import type pg from 'pg'
import { readEnvironment } from '../../app/start/environment.ts'
import { openDatabase } from '../../db/open-database.ts'

export async function withPool<Result>(act: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
	const database = await openDatabase(readEnvironment(process.env))
	try {
		return await act(database.pool)
	} finally {
		await database.close()
	}
}
