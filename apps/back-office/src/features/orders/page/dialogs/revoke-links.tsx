import { Button, LinkButton, Modal, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answers } from '../../../../lib/frame/answers.tsx'
import type { Manage } from '../use-manage.ts'

/** A mailed link cannot be given back, so it asks first. */
export function RevokeLinks({ manage }: { manage: Manage }) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	const revoke = async () => {
		setAsking(false)
		if ((await manage.revokeLinks()) === 'done') toast(t('followUp.revoked'))
	}
	return (
		<>
			<LinkButton
				touch
				size="small"
				tone="soft"
				disabled={manage.busy}
				onClick={() => setAsking(true)}
			>
				{t('followUp.revoke')}
			</LinkButton>
			<Modal
				opened={asking}
				onClose={() => setAsking(false)}
				title={t('followUp.revokeTitle')}
				size="small"
			>
				<p>{t('followUp.revokeText')}</p>
				<Answers>
					<Button kind="quiet" onClick={() => setAsking(false)}>
						{t('dialog.cancel')}
					</Button>
					<Button kind="danger" onClick={() => void revoke()}>
						{t('followUp.revokeConfirm')}
					</Button>
				</Answers>
			</Modal>
		</>
	)
}
