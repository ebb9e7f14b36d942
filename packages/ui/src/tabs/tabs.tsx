import clsx from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
	label: string
	value: Value
	tabs: readonly { value: Value; label: string; count?: number | undefined }[]
	onChange: (value: Value) => void
	panelId?: string | undefined
	className?: string | undefined
}

/** Arrows go from one to the next. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
	const list = useRef<HTMLDivElement>(null)
	const { tabs, value, onChange } = props
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
		if (step === undefined || event.altKey) return
		event.preventDefault()
		const at = tabs.findIndex((tab) => tab.value === value)
		const next = tabs[(at + step + tabs.length) % tabs.length]
		if (!next) return
		onChange(next.value)
		list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
	}
	return (
		// oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
		<div
			ref={list}
			role="tablist"
			aria-label={props.label}
			className={clsx(styles.tabs, props.className)}
			onKeyDown={onKeyDown}
		>
			{tabs.map((tab) => (
				<button
					key={tab.value}
					type="button"
					role="tab"
					className={styles.tab}
					aria-selected={tab.value === value}
					aria-controls={props.panelId}
					tabIndex={tab.value === value ? 0 : -1}
					onClick={() => onChange(tab.value)}
				>
					{tab.label}
					{tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
				</button>
			))}
		</div>
	)
}
