import type { PriceImport } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import styles from './import-steps.module.css'

type Position = 'done' | 'wrong' | 'toDo'
type Step = { name: string; detail: string; position: Position }

function positionsOf({ state }: PriceImport): Record<'read' | 'checked' | 'inForce', Position> {
	const isRead = state !== 'running'
	const isWrong = state === 'refused' || state === 'faulty'
	return {
		read: state === 'refused' ? 'wrong' : isRead ? 'done' : 'toDo',
		checked: isWrong ? 'wrong' : isRead ? 'done' : 'toDo',
		inForce: state === 'switched' ? 'done' : 'toDo',
	}
}

/** Received, read, checked, in force: a chain that stops where the file does. */
export function ImportSteps({ run }: { run: PriceImport }) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const { report, startedAt, by, state, version } = run
	const positions = positionsOf(run)
	const seconds = format.number((report?.milliseconds ?? 0) / 1000)
	const faults = report?.problemCount ?? 0
	const steps: Step[] = [
		{
			name: t('import.step.received'),
			detail: [`${format.date(startedAt)} ${format.time(startedAt)}`, by]
				.filter(Boolean)
				.join(', '),
			position: 'done',
		},
		{
			name: state === 'refused' ? t('import.refused') : t('import.step.read'),
			detail:
				report === null || state === 'refused'
					? ''
					: t('import.readIn', { rows: format.number(report.rows), seconds }),
			position: positions.read,
		},
		{
			name: faults > 0 ? t('import.faults', { count: faults }) : t('import.step.checked'),
			detail: faults > 0 ? t('import.inYourFile') : '',
			position: positions.checked,
		},
		{
			name: t('import.step.inForce'),
			detail: version ?? t('import.atOnce'),
			position: positions.inForce,
		},
	]
	return (
		<ol className={styles.steps} aria-label={t('import.steps')}>
			{steps.map(({ name, detail, position }, at) => (
				<li key={at} className={clsx(styles.step, styles[position])}>
					<strong>
						{position === 'wrong' ? <Icon name="warning" size={16} /> : null} {name}
					</strong>
					<span>{detail}</span>
				</li>
			))}
		</ol>
	)
}
