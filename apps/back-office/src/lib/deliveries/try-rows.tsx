import type { DeliveryTry, OutboxMessage } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './try-rows.module.css'
import { useMoment } from './use-moment.ts'
import { useProblemText } from './use-problem-text.ts'
import { WireText } from './wire-text.tsx'

/** When it was tried, and what became of it: the newest first. */
export function TryRows({ message: { tries, channel } }: { message: OutboxMessage }) {
	const { t } = useTranslation('technical')
	if (tries.length === 0) return null
	return (
		<section className={styles.tries}>
			<h3 className={styles.title}>{t('deliveries.attempts')}</h3>
			<ol reversed>
				{tries.map((made) => (
					<TryRow key={made.at} made={made} channel={channel} />
				))}
			</ol>
		</section>
	)
}

type Props = { made: DeliveryTry; channel: OutboxMessage['channel'] }

function TryRow({ made: { at, status, milliseconds, problem, answer }, channel }: Props) {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const moment = useMoment()
	const problemText = useProblemText()
	const facts = [
		status === null ? null : t('deliveries.answered', { status }),
		milliseconds === null
			? null
			: t('deliveries.took', { milliseconds: format.number(milliseconds) }),
	].filter((fact) => fact !== null)
	return (
		<li>
			<p>
				<strong>{moment(at)}</strong> <span className={styles.facts}>{facts.join(', ')}</span>
			</p>
			<p>{problem === null ? t('state.sent') : problemText({ channel, problem, status })}</p>
			{answer === null ? null : (
				<details>
					<summary>{t('test.response')}</summary>
					<WireText>{answer}</WireText>
				</details>
			)}
		</li>
	)
}
