import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import styles from './stepper.module.css'

/** `attention` outweighs `done`; the current step has a flag of its own. */
export type StepState = 'done' | 'current' | 'todo' | 'attention'

export interface StepperStep {
	key: string
	label: string
	state: StepState
	attention?: boolean
	closed?: boolean
}

export interface StepperGroup {
	name: string
	steps: readonly StepperStep[]
}

interface StepperProps {
	groups: readonly StepperGroup[]
	onGo: (key: string) => void
}

export function Stepper({ groups, onGo }: StepperProps) {
	const { t } = useTranslation('common')
	const steps = groups.flatMap((group) => group.steps)
	const at = steps.findIndex((step) => step.state === 'current')
	const current = steps[at]
	const group = groups.find(({ steps: own }) => current && own.includes(current))
	const last = steps.at(-1)
	return (
		<nav className={styles.stepper} aria-label={t('stepper.label')}>
			<ol>
				{groups.map((one) => (
					<li
						key={one.name}
						className={styles.group}
						style={{ flex: one.steps.length }}
						data-current={one === group ? '' : undefined}
					>
						<span className={styles.name} aria-hidden="true">
							{one.name}
						</span>
						<ol aria-label={one.name}>
							{one.steps.map((step, index) => (
								<Step
									key={step.key}
									step={step}
									first={index === 0}
									last={step === last}
									onGo={onGo}
								/>
							))}
						</ol>
					</li>
				))}
			</ol>
			{current && (
				<div className={styles.caption} aria-hidden="true">
					<strong>
						{group && group.name !== current.label
							? `${group.name}, ${current.label.charAt(0).toLowerCase()}${current.label.slice(1)}`
							: current.label}
					</strong>
					<span>{t('stepper.position', { current: at + 1, total: steps.length })}</span>
				</div>
			)}
		</nav>
	)
}

interface StepProps {
	step: StepperStep
	first: boolean
	last: boolean
	onGo: (key: string) => void
}

function Step({ step, first, last, onGo }: StepProps) {
	const { t } = useTranslation('common')
	const shape = step.state === 'attention' ? 'done' : step.state
	const attention = step.attention || step.state === 'attention'
	const words = [step.label, t(`stepper.${step.state}`)]
	if (step.attention) words.push(t('stepper.attention'))
	return (
		<li className={styles.step} data-state={shape}>
			<button
				type="button"
				aria-label={words.join(', ')}
				aria-current={step.state === 'current' ? 'step' : undefined}
				aria-disabled={step.closed || undefined}
				title={step.label}
				onClick={() => {
					if (!step.closed) onGo(step.key)
				}}
			>
				<span className={styles.line} />
				{first && <span className={styles.post} />}
				<span className={styles.tick} />
				{last && <span className={clsx(styles.post, styles.end)} />}
				{last && <span className={clsx(styles.tick, styles.end)} />}
				{attention && (
					<svg className={styles.attention} viewBox="0 0 16 15" aria-hidden="true">
						<path
							d="M8 1.5 15 14H1z"
							fill="var(--paper-raised)"
							stroke="var(--warning)"
							strokeWidth="1.8"
							strokeLinejoin="round"
						/>
					</svg>
				)}
			</button>
		</li>
	)
}
