import { Button, Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

type Props = {
	title: string
	text: string
	confirm: string
	isDanger?: boolean
	onClose: () => void
	onConfirm: () => void
}

/** Asks once more before something is saved or removed for others. */
export function SureDialog({ title, text, confirm, isDanger, onClose, onConfirm }: Props) {
	const { t } = useTranslation('back-office')
	return (
		<Modal
			opened
			size="small"
			title={title}
			onClose={onClose}
			footer={
				<>
					<Button kind="quiet" data-autofocus onClick={onClose}>
						{t('dialog.cancel')}
					</Button>
					<Button kind={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
						{confirm}
					</Button>
				</>
			}
		>
			<p>{text}</p>
		</Modal>
	)
}
