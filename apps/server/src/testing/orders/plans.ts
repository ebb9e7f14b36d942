// Draws the plans that were asked for, as the workers do.
import { sql } from 'drizzle-orm'
import { drawPlan } from '../../features/documents/plans.ts'
import type { Services } from '../../lib/services.ts'

export async function drawPlans(services: Services): Promise<void> {
	const { rows } = await services.db.execute<{ data: Parameters<typeof drawPlan>[1] }>(
		sql`delete from pgboss.job where name = 'plans' returning data`,
	)
	for (const { data } of rows) await drawPlan(services, data)
}
