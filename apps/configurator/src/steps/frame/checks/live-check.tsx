import { applyRemedy, type Check as Checked } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { Check, toast, useCodeTexts, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import { undo } from '../../../session/session-store.ts'
import { runAt } from '../../../session/spot.ts'
import { changeView, useView } from '../../../session/view-store.ts'
import { numberChanged } from '../fields/number-changed.ts'
import { facing } from '../pictures/facing.ts'
import { usePriceChange } from '../prices/use-price-change.ts'

const tones = { ok: 'ok', hint: 'note', warning: 'warning' } as const

/** `onShow`: what else makes the stage visible, such as closing a dialog. */
export function LiveCheck(props: { check: Checked; onShow?: () => void }): ReactNode {
	const { check, onShow } = props
	const text = useCodeTexts('issues')
	const { number } = useFormats()
	const { code, state, kind, measured, limit, unit, unmeasured = false } = check
	const gauge = unmeasured ? {} : { kind, measured, limit, unit }
	const figures = { measured: number(measured), limit: number(limit) }
	const action = useCheckRemedy(check)
	const place = usePlace(check)
	return (
		<Check
			tone={tones[state]}
			boxed={state !== 'ok'}
			name={text(`check.${code}`)}
			{...gauge}
			text={
				state === 'ok'
					? undefined
					: text(`${unmeasured ? 'checkAsk' : 'checkWhy'}.${code}`, figures)
			}
			action={action}
			place={{
				...place,
				onToggle: () => {
					place.onToggle()
					onShow?.()
				},
			}}
		/>
	)
}

function usePlace({ code, at }: Checked) {
	const { t } = useTranslation('configurator')
	const { shown } = useDesign()
	const spot = useView((view) => view.spot)
	const isShown = spot?.key === code
	return {
		label: t(isShown ? 'checks.hidePlace' : 'checks.showPlace'),
		shown: isShown,
		onToggle: () => {
			if (isShown || shown === null) return changeView({ spot: null })
			const run = runAt(at, shown.furniture)
			changeView({
				spot: { key: code, at },
				camera: facing[run],
				selected: { run, module: 0, bay: 0 },
			})
		},
	}
}

/** undefined where no change makes the check pass. */
export function useCheckRemedy(check: Checked | undefined) {
	const { i18n } = useTranslation(['issues', 'configurator'])
	const text = useCodeTexts('issues', 'configurator')
	const { number } = useFormats()
	const priceChange = usePriceChange()
	const { solved, solve, propose } = useDesign()
	const remedy = check?.remedy
	const wanted = useMemo(() => applyRemedy(solved.configuration, remedy ?? {}), [solved, remedy])
	if (remedy === undefined || check === undefined) return undefined
	const key = `issues:checkRemedy.${check.code}`
	const value = numberChanged(solved.configuration, remedy)
	const label = i18n.exists(key)
		? text(key, { value: value === null ? '' : number(value) })
		: text('issues:remedy.default')
	const { quote } = solve(wanted)
	const cost =
		quote === null || solved.quote === null
			? undefined
			: priceChange(shownTotalOf(quote) - shownTotalOf(solved.quote))
	const mend = () => {
		propose(wanted)
		changeView({ spot: null })
		toast(text('configurator:checks.mended', { what: label }), { undo })
	}
	return { label, onClick: mend, cost }
}
