import type { OutboxMessage } from '@gabarit/contract'
import { ErrorText, Modal, StateChip, useFormats } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { Problem } from '../frame/problem.tsx'
import { deliveryMarks } from './delivery-marks.ts'
import styles from './delivery-sheet.module.css'
import { MailBody } from './mail-body.tsx'
import { SendAgain } from './send-again.tsx'
import { TryRows } from './try-rows.tsx'
import { useMoment } from './use-moment.ts'
import { useProblemText } from './use-problem-text.ts'
import { WireText } from './wire-text.tsx'

/** One mail or call as it was sent. */
export function DeliverySheet({ id, onClose }: { id: string; onClose: () => void }) {
	const { t } = useTranslation('technical')
	const message = useQuery({
		queryKey: ['outbox', 'message', id],
		queryFn: ({ signal }) => client.backOffice.outbox.get({ id }, { signal }),
	})
	const again = message.data?.again
	return (
		<Modal
			opened
			size="side"
			title={message.data ? t(`kind.${message.data.kind}`) : t('loading')}
			onClose={onClose}
			footer={
				message.data && again ? (
					<SendAgain mail={message.data} again={again} onClose={onClose} />
				) : undefined
			}
		>
			{message.isError ? (
				<Problem error={message.error} onRetry={() => void message.refetch()} />
			) : message.data ? (
				<Content message={message.data} />
			) : (
				<p aria-busy="true">{t('loading')}</p>
			)}
		</Modal>
	)
}

function Content({ message }: { message: OutboxMessage }) {
	const { t } = useTranslation('technical')
	const problemText = useProblemText()
	const { state, content, text, html, problem, status, subject, channel } = message
	return (
		<div className={styles.sheet}>
			<StateChip state={deliveryMarks[state]} label={t(`state.${state}`)} />
			{problem === null ? null : <ErrorText>{problemText({ channel, problem, status })}</ErrorText>}
			<Facts message={message} />
			<TryRows message={message} />
			{content !== 'shown' ? (
				<p>{t(`deliveries.content.${channel}.${content}`)}</p>
			) : channel === 'mail' ? (
				<MailBody subject={subject ?? ''} text={text ?? ''} html={html ?? ''} blanked />
			) : (
				<WireText>{JSON.stringify(JSON.parse(text ?? ''), null, 2)}</WireText>
			)}
		</div>
	)
}

function Facts({ message }: { message: OutboxMessage }) {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const moment = useMoment()
	const { to, reference, createdAt, doneAt, nextTryAt, attempts, status, milliseconds } = message
	const facts: [name: string, value: string | null][] = [
		[t('deliveries.to'), to || null],
		[t('deliveries.reference'), reference],
		[t('deliveries.at'), moment(createdAt)],
		[t('deliveries.done'), doneAt && moment(doneAt)],
		[t('deliveries.attempts'), format.number(attempts)],
		[t('deliveries.status'), status === null ? null : String(status)],
		[
			t('deliveries.milliseconds'),
			milliseconds === null
				? null
				: t('deliveries.took', { milliseconds: format.number(milliseconds) }),
		],
		[t('deliveries.nextTry'), nextTryAt && moment(nextTryAt)],
	]
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value]) =>
				value === null ? null : (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				),
			)}
		</dl>
	)
}
