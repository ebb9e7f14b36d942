import { type DiscountDayProblem, discountDayProblems } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { type FieldProblem, wrongFields } from '../../lib/wrong-field.ts'

type Days = { from: string | null; until: string | null }

const problemWords = { past: 'dateTooEarly', far: 'dateBeyondFiveYears' } as const satisfies Record<
	DiscountDayProblem,
	FieldProblem['problem']
>

/** Refuses days that are set wrongly. `standing`: those of before; null where it is new. */
export function requireDiscountDays(
	days: Days,
	standing: Days | null,
	{ services, language }: Pick<CallContext, 'services' | 'language'>,
): void {
	const before = standing ?? { from: null, until: null }
	const found = discountDayProblems(days, before, brusselsDay(services.now()))
	const problems = (['from', 'until'] as const).flatMap((path): FieldProblem[] => {
		const problem = found[path]
		return problem === null ? [] : [{ path, problem: problemWords[problem] }]
	})
	if (problems.length > 0) throw wrongFields(language, problems)
}
