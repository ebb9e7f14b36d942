import { Modal } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { Problem } from '../frame/problem.tsx'
import { Attachments } from './attachments.tsx'
import styles from './delivery-sheet.module.css'
import { MailBody } from './mail-body.tsx'
import { useMoment } from './use-moment.ts'

/** A mail that stayed here. */
export function MailSheet({ id, onClose }: { id: string; onClose: () => void }) {
	const { t } = useTranslation('technical')
	const moment = useMoment()
	const mail = useQuery({
		queryKey: ['mailbox', 'mail', id],
		queryFn: ({ signal }) => client.backOffice.mailbox.get({ id }, { signal }),
	})
	const title = mail.data ? t(`kind.${mail.data.kind}`) : t('loading')
	return (
		<Modal opened size="large" title={title} onClose={onClose}>
			{mail.isError ? (
				<Problem
					error={mail.error}
					onRetry={() => void mail.refetch()}
					way={{ href: '/technical/mails', text: t('nav.mails') }}
				/>
			) : mail.data ? (
				<div className={styles.sheet}>
					<dl className={styles.facts}>
						<div>
							<dt>{t('mails.from')}</dt>
							<dd>{mail.data.from}</dd>
						</div>
						<div>
							<dt>{t('deliveries.to')}</dt>
							<dd>{mail.data.to}</dd>
						</div>
						<div>
							<dt>{t('deliveries.at')}</dt>
							<dd>{moment(mail.data.at)}</dd>
						</div>
						{mail.data.attachments.length === 0 ? null : (
							<div>
								<dt>{t('mails.attachments')}</dt>
								<dd>
									<Attachments mail={mail.data} />
								</dd>
							</div>
						)}
					</dl>
					<MailBody
						subject={mail.data.subject}
						text={mail.data.text}
						html={mail.data.html}
						blanked={mail.data.blanked}
					/>
				</div>
			) : (
				<p aria-busy="true">{t('loading')}</p>
			)}
		</Modal>
	)
}
