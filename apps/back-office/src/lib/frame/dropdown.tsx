import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './dropdown.module.css'

type Props = {
	label: ReactNode
	/** Added to the page a moment ago: it is opened, and its button has the keyboard. */
	openedAtFirst?: boolean
	className?: string | undefined
	align?: 'start' | 'end'
	children: ReactNode
}

export function Dropdown({ label, openedAtFirst, className, align = 'start', children }: Props) {
	const [opened, setOpened] = useState(openedAtFirst ?? false)
	const root = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const id = useId()
	useEffect(() => {
		if (openedAtFirst) button.current?.focus()
	}, [openedAtFirst])
	useEffect(() => {
		if (!opened) return undefined
		const leave = (event: Event) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(false)
		}
		const escape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpened(false)
			button.current?.focus()
		}
		document.addEventListener('pointerdown', leave)
		document.addEventListener('focusin', leave)
		document.addEventListener('keydown', escape)
		return () => {
			document.removeEventListener('pointerdown', leave)
			document.removeEventListener('focusin', leave)
			document.removeEventListener('keydown', escape)
		}
	}, [opened])
	return (
		<div className={clsx(styles.dropdown, className)} ref={root}>
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-expanded={opened}
				aria-controls={id}
				onClick={() => setOpened(!opened)}
			>
				<span>{label}</span>
				<Icon name="chevronDown" />
			</button>
			<div id={id} className={clsx(styles.panel, align === 'end' && styles.end)} hidden={!opened}>
				{children}
			</div>
		</div>
	)
}
