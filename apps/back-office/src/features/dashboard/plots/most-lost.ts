type Pair = { value: number; before: number }
/** Of those at the step before, from 0 to 1; in the other period. */
export type Lost = { at: number; share: number; before: number }

/** Fewer pass by chance. */
const fewestBefore = 20
/** A smaller loss is none. */
const leastLoss = 0.03

/** The step that loses most against the other period; undefined where none does. */
export function mostLost(steps: readonly Pair[]): Lost | undefined {
	const passed = steps.flatMap((step, at) => {
		const last = steps[at - 1]
		if (!last || Math.min(last.value, last.before) < fewestBefore) return []
		return {
			at,
			share: Math.min(1, step.value / last.value),
			before: Math.min(1, step.before / last.before),
		}
	})
	const lossOf = ({ share, before }: Lost) => before - share
	const [worst] = passed.toSorted((a, b) => lossOf(b) - lossOf(a))
	return worst && lossOf(worst) >= leastLoss ? worst : undefined
}
