// The fronts of the picture for the keyboard and for who does not see it: one stop of the Tab key, arrows go on.
import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../session/view-store.ts'
import type { StepName } from '../../step.ts'
import styles from './opening-buttons.module.css'
import { useOpeningNames } from './use-opening-names.ts'
import { useOpenings } from './use-openings.ts'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function OpeningButtons({ step }: { step: StepName }): ReactNode {
	const { t } = useTranslation('configurator')
	const { all, opened, toggle } = useOpenings(step)
	const nameOf = useOpeningNames(all)
	const bar = useRef<HTMLDivElement>(null)
	const [entry, setEntry] = useState(0)
	if (all.length === 0) return null
	const at = Math.min(entry, all.length - 1)
	const move = (event: KeyboardEvent) => {
		const by = steps[event.key]
		if (by === undefined || event.altKey || event.ctrlKey) return
		event.preventDefault()
		const next = (at + by + all.length) % all.length
		bar.current?.querySelectorAll('button')[next]?.focus()
	}
	return (
		// oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
		<div
			ref={bar}
			role="toolbar"
			aria-label={t('openings.title')}
			className={styles.bar}
			onKeyDown={move}
		>
			{all.map(({ id }, i) => (
				<button
					key={id}
					type="button"
					tabIndex={i === at ? 0 : -1}
					className={clsx('visually-hidden', styles.button)}
					onFocus={({ currentTarget }) => {
						setEntry(i)
						if (currentTarget.matches(':focus-visible')) changeView({ pointed: id })
					}}
					onBlur={() => changeView({ pointed: null })}
					onClick={() => toggle(id)}
				>
					{t(opened.includes(id) ? 'openings.shut' : 'openings.open', { what: nameOf(id) })}
				</button>
			))}
		</div>
	)
}
