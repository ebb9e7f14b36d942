// A mail goes once more from where it is read; who is mailed can be spared it for eight seconds.
import type { Again, OutboxEntry } from '@gabarit/contract'
import { Button, toast } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { useHold } from '../held/use-hold.ts'
import styles from './send-again.module.css'
import { useRefreshMessages } from './use-refresh-messages.ts'
import { useReplay } from './use-replay.ts'

const hints = {
	same: 'again.hint',
	orderLink: 'again.orderLinkHint',
	accountLink: 'again.linkHint',
} as const

type Props = {
	mail: Pick<OutboxEntry, 'id' | 'channel' | 'to' | 'reference' | 'kind'>
	again: NonNullable<Again>
	/** The sheet closes at once: what waits stands outside of it. */
	onClose: () => void
}

export function SendAgain({ mail, again: { how, to }, onClose }: Props) {
	const { t } = useTranslation('technical')
	const replay = useReplay()
	const send = useSendAgain(mail)
	if (how === 'replay')
		return (
			<Button
				kind="primary"
				idle={replay.isPending}
				onClick={() => replay.mutate([mail], { onSuccess: onClose })}
			>
				{t('deliveries.replay')}
			</Button>
		)
	const isLink = how !== 'same'
	return (
		<div className={styles.again}>
			<p>{t(hints[how], { to })}</p>
			<Button
				kind="primary"
				onClick={() => {
					onClose()
					void send({ how, to })
				}}
			>
				{t(isLink ? 'again.link' : 'deliveries.replay')}
			</Button>
		</div>
	)
}

function useSendAgain({ id, reference, kind }: Props['mail']) {
	const { t } = useTranslation('technical')
	const refresh = useRefreshMessages()
	const hold = useHold()
	const call = async (how: NonNullable<Again>['how']) => {
		const { orders, outbox } = client.backOffice
		if (how === 'orderLink') await orders.sendLink({ reference: reference ?? '' })
		else await outbox.sendAgain({ id })
	}
	return async ({ how, to }: NonNullable<Again>) => {
		const what =
			how === 'same' ? t('again.sends', { kind: t(`kind.${kind}`) }) : t('again.sendsLink')
		try {
			await hold({ what, who: to }, () => call(how))
			toast(what)
			await refresh()
		} catch {
			// Taken back; or refused, which the hold has said: the sheet is closed by now.
		}
	}
}
