import type { IssueDraft } from '../../create-issue.ts'
import type { Remedy } from '../../issue.ts'

/** What is wrong, and the changes that may mend it, the best first. */
export type Found = Omit<IssueDraft, 'remedy'> & { ways?: () => Remedy[] }

export function isError({ severity = 'error' }: Pick<Found, 'severity'>): boolean {
	return severity === 'error'
}
