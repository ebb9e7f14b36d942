// A button that opens a small panel of choices; Escape and a click elsewhere close it.
import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
	label: ReactNode
	className?: string
	align?: 'start' | 'end'
	children: ReactNode
}

export function Dropdown({ label, className, align = 'start', children }: Props) {
	const [opened, setOpened] = useState(false)
	const root = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const id = useId()
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
		<div className={clsx('dropdown', className)} ref={root}>
			<button
				ref={button}
				type="button"
				className="dropdown-button"
				aria-expanded={opened}
				aria-controls={id}
				onClick={() => setOpened(!opened)}
			>
				<span>{label}</span>
				<Icon name="chevronDown" />
			</button>
			<div id={id} className={`dropdown-panel dropdown-panel-${align}`} hidden={!opened}>
				{children}
			</div>
		</div>
	)
}
