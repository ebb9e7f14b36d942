import { Button, Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

type Props = { onStay: () => void; onLeave: () => void }

/** Something was typed and not sent: leaves it as a draft, or goes on. */
export function LeaveQuestion({ onStay, onLeave }: Props) {
	const { t } = useTranslation('back-office')
	return (
		<Modal
			opened
			size="small"
			title={t('form.leaveTitle')}
			onClose={onStay}
			footer={
				<>
					<Button kind="quiet" onClick={onLeave}>
						{t('form.leave')}
					</Button>
					<Button kind="primary" data-autofocus onClick={onStay}>
						{t('form.stay')}
					</Button>
				</>
			}
		>
			<p>{t('form.leaveText')}</p>
		</Modal>
	)
}
