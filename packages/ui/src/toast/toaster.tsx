import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { dismissToast, onToast, shownToast } from './toast-store.ts'
import styles from './toaster.module.css'

export function Toaster() {
	const { t } = useTranslation('common')
	const message = useSyncExternalStore(onToast, shownToast, () => undefined)
	return (
		<output>
			{message && (
				<span className={styles.toast} key={message.id}>
					<Icon name={message.icon} />
					<span>{message.text}</span>
					{message.undo && (
						<button
							type="button"
							className={styles.undo}
							onClick={() => {
								message.undo?.()
								dismissToast()
							}}
						>
							{message.undoLabel ?? t('action.undo')}
						</button>
					)}
				</span>
			)}
		</output>
	)
}
