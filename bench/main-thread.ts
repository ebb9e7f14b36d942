// Processor time of a page's main thread, which other work on a shared machine does not lengthen.
import type { Page } from '@playwright/test'

type TraceEvent = {
	name: string
	ph: string
	pid: number
	tid: number
	/** µs on the clock. */
	ts: number
	dur?: number
	/** µs of the processor. */
	tdur?: number
	id2?: { local?: string }
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/** While `act` runs, for each measure of this name: ms of the processor that its tasks took. */
export async function processorTimes(
	page: Page,
	measure: string,
	act: () => Promise<void>,
): Promise<number[]> {
	const session = await page.context().newCDPSession(page)
	const events: TraceEvent[] = []
	session.on('Tracing.dataCollected', ({ value }) => {
		events.push(...(value as unknown as TraceEvent[]))
	})
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: categories },
	})
	await act()
	await session.send('Tracing.end')
	await complete
	return spansOf(events, measure).map((span) => timeWithin(span, events))
}

type Span = { pid: number; tid: number; from: number; to: number }

function spansOf(events: readonly TraceEvent[], measure: string): Span[] {
	const own = events.filter(({ name }) => name === measure)
	const ends = own.filter(({ ph }) => ph === 'e')
	return own
		.filter(({ ph }) => ph === 'b')
		.flatMap(({ pid, tid, ts, id2 }) => {
			// Names of spans are used again once a span has ended.
			const end = ends.find((one) => one.id2?.local === id2?.local && one.ts >= ts)
			return end === undefined ? [] : [{ pid, tid, from: ts, to: end.ts }]
		})
}

/** Of the tasks of its thread that the span touches, each whole. */
function timeWithin({ pid, tid, from, to }: Span, events: readonly TraceEvent[]): number {
	const tasks = events.filter(
		(event) =>
			event.name === 'RunTask' &&
			event.pid === pid &&
			event.tid === tid &&
			event.ts < to &&
			event.ts + (event.dur ?? 0) > from,
	)
	return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
