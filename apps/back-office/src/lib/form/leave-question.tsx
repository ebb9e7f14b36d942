import { Button, Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

const words = {
	page: {
		title: 'form.leaveTitle',
		text: 'form.leaveText',
		leave: 'form.leave',
		stay: 'form.stay',
	},
	session: {
		title: 'account.logOutTitle',
		text: 'account.logOutText',
		leave: 'account.logOut',
		stay: 'form.stay',
	},
	dialog: {
		title: 'form.closeTitle',
		text: 'form.closeText',
		leave: 'form.close',
		stay: 'form.goOn',
	},
} as const

type Props = { of: keyof typeof words; onStay: () => void; onLeave: () => void }

/** Something was typed and not sent: leaves it as a draft, which ends with its session, or goes on. */
export function LeaveQuestion({ of, onStay, onLeave }: Props) {
	const { t } = useTranslation('back-office')
	const { title, text, leave, stay } = words[of]
	return (
		<Modal
			opened
			size="small"
			title={t(title)}
			onClose={onStay}
			footer={
				<>
					<Button kind="quiet" onClick={onLeave}>
						{t(leave)}
					</Button>
					<Button kind="primary" data-autofocus onClick={onStay}>
						{t(stay)}
					</Button>
				</>
			}
		>
			<p>{t(text)}</p>
		</Modal>
	)
}
