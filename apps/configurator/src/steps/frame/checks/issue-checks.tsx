import { applyRemedy, type Issue } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { Check, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { issueUnit } from '../../../lib/issue-unit.ts'
import { useIssueTexts } from '../../../lib/use-issue-texts.ts'
import { useDesign } from '../../../session/design-context.tsx'
import layout from '../layout.module.css'
import { usePriceChange } from '../prices/use-price-change.ts'
import { useCombination } from '../use-combination.ts'

const tones = { error: 'stop', warning: 'warning', hint: 'note' } as const

/** Its region stands before anything is wrong, so that a new check is read out. */
export function IssueChecks({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { ready, textOf } = useIssueTexts()
	// Two modules with the same fault and the same words make one message; so do two choices that clash.
	const texts = issues.map((issue) =>
		[issue.code, textOf(issue), issue.data?.['first'], issue.data?.['second']].join(' '),
	)
	const distinct = issues.filter((_, i) => ready && texts.indexOf(texts[i] ?? '') === i)
	return (
		<output className={layout.checks}>
			{distinct.map((issue, i) => (
				<IssueCheck key={`${issue.code}-${issue.module}-${issue.bay}-${i}`} issue={issue} />
			))}
		</output>
	)
}

export function IssueCheck({ issue }: { issue: Issue }): ReactNode {
	const { nameOf, textOf, remedyOf } = useIssueTexts()
	const { propose } = useDesign()
	const { solved } = useDesign()
	const cost = useRemedyCost(issue)
	const { measured, limit, remedy } = issue
	const unit = issueUnit(issue)
	const gauge = measured === undefined || limit === undefined ? {} : gaugeOf(measured, limit)
	const combination = useCombination(issue)
	if (combination !== null) {
		return <Check tone={tones[issue.severity]} name={nameOf(issue)} {...combination} />
	}
	const action =
		remedy === undefined
			? {}
			: {
					action: {
						label: remedyOf(issue),
						onClick: () => propose(applyRemedy(solved.configuration, remedy)),
						...(cost === null ? {} : { cost }),
					},
				}
	return (
		<Check
			tone={tones[issue.severity]}
			name={nameOf(issue)}
			text={textOf(issue)}
			{...gauge}
			unit={unit}
			{...action}
		/>
	)
}

/** An issue says what is passed: what lies below its limit should have reached it. */
function gaugeOf(measured: number, limit: number) {
	return { kind: measured < limit ? ('least' as const) : ('most' as const), measured, limit }
}

function useRemedyCost(issue: Issue): string | null {
	const priceChange = usePriceChange()
	const { money } = useFormats()
	const { solved, solve } = useDesign()
	const { remedy } = issue
	const quote = useMemo(
		() => (remedy === undefined ? null : solve(applyRemedy(solved.configuration, remedy)).quote),
		[remedy, solve, solved],
	)
	if (quote === null) return null
	// What cannot be made has no price, so the price of the mended design is shown.
	if (solved.quote === null) return money(shownTotalOf(quote))
	const cents = shownTotalOf(quote) - shownTotalOf(solved.quote)
	return priceChange(cents)
}
