import clsx from 'clsx'
import styles from './state-chip.module.css'
import { type OrderState, stateMarks } from './state-marks.ts'

interface StateChipProps {
	state: OrderState
	label: string
}

const dash = 9
const pitch = 11
const middle = 6

function dashesOf(done: number) {
	return Array.from({ length: 5 }, (_, index) => ({
		start: index * pitch,
		end: index * pitch + dash,
		inked: Math.min(1, Math.max(0, done - index)),
	}))
}

export function StateChip({ state, label }: StateChipProps) {
	const { done, mark, tone } = stateMarks[state]
	const at = done * pitch
	return (
		<span className={clsx(styles.state, styles[tone])}>
			<svg width="54" height="12" viewBox="0 0 54 12" fill="none" aria-hidden="true">
				{mark === 'cross' ? (
					<path d="M0 6h54" stroke="var(--line)" />
				) : (
					dashesOf(done).map(({ start, end, inked }) => (
						<g key={start} strokeWidth="2.5">
							{inked < 1 && <path d={`M${start} ${middle}H${end}`} stroke="var(--line)" />}
							{inked > 0 && (
								<path
									d={`M${start} ${middle}H${start + dash * inked}`}
									stroke={tone === 'ok' ? 'var(--ok)' : 'var(--ink)'}
								/>
							)}
						</g>
					))
				)}
				{mark === 'tick' && (
					<path d={`M${at - 4} 11 ${at + 3} 1`} stroke="currentColor" strokeWidth="1.6" />
				)}
				{mark === 'hollow' && (
					<path
						d="M.75 2.75h8.5v6.5H.75z"
						fill="var(--paper)"
						stroke="currentColor"
						strokeWidth="1.5"
					/>
				)}
				{mark === 'triangle' && (
					<path
						d="M48 1 53.2 10.5H42.8z"
						fill="var(--paper)"
						stroke="currentColor"
						strokeWidth="1.5"
						strokeLinejoin="round"
					/>
				)}
				{mark === 'cross' && <path d="M24 3l6 6M30 3l-6 6" stroke="currentColor" strokeWidth="2" />}
			</svg>
			{label}
		</span>
	)
}
