import clsx from 'clsx'
import { createContext, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './option-card.module.css'

export const GroupedContext = createContext(false)

interface OptionGroupProps {
	label: string
	size?: 'small' | 'medium' | 'large'
	/** A grid of its own, one row, or cells of the grid around it. */
	layout?: 'grid' | 'row' | 'cells'
	/** The reasons are shown outside the cards. */
	reasonsElsewhere?: boolean
	children: ReactNode
}

const radiosOf = (group: HTMLElement) =>
	Array.from(group.querySelectorAll<HTMLButtonElement>('[role=radio]'))

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
	const radios = radiosOf(event.currentTarget)
	const at = radios.findIndex((radio) => radio === document.activeElement)
	const step = steps[event.key]
	if (at < 0 || step === undefined || event.altKey || event.ctrlKey) return
	event.preventDefault()
	const next = radios[(at + step + radios.length) % radios.length]
	for (const radio of radios) radio.tabIndex = radio === next ? 0 : -1
	next?.focus()
}

/** One stop of the Tab key: arrows go from card to card, Enter or Space chooses. */
export function OptionGroup(props: OptionGroupProps) {
	const { label, size = 'medium', layout = 'grid', reasonsElsewhere, children } = props
	const group = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const radios = group.current ? radiosOf(group.current) : []
		const entry =
			radios.find((radio) => radio === document.activeElement) ??
			radios.find((radio) => radio.getAttribute('aria-checked') === 'true') ??
			radios[0]
		for (const radio of radios) radio.tabIndex = radio === entry ? 0 : -1
	})
	return (
		// oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its cards
		<div
			ref={group}
			role="radiogroup"
			aria-label={label}
			className={clsx(
				styles.cards,
				styles[size],
				styles[layout],
				reasonsElsewhere && styles.reasonsElsewhere,
			)}
			onKeyDown={moveFocus}
		>
			<GroupedContext value={true}>{children}</GroupedContext>
		</div>
	)
}
