import { Button, Modal } from '@gabarit/ui'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Asks before a page with unsaved changes is left. The draft stays in the tab either way. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
	const { t } = useTranslation('back-office')
	const blocker = useBlocker({
		// An address of the same page, as a filter's, leaves nothing.
		shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
		enableBeforeUnload: () => isChanged,
		withResolver: true,
	})
	if (blocker.status !== 'blocked') return null
	return (
		<Modal
			opened
			size="small"
			title={t('form.leaveTitle')}
			onClose={blocker.reset}
			footer={
				<>
					<Button kind="quiet" onClick={blocker.proceed}>
						{t('form.leave')}
					</Button>
					<Button kind="primary" data-autofocus onClick={blocker.reset}>
						{t('form.stay')}
					</Button>
				</>
			}
		>
			<p>{t('form.leaveText')}</p>
		</Modal>
	)
}
