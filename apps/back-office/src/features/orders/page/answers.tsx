import type { OrderAction, OrderPage } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './act-dialogs.module.css'
import type { Acting } from './use-acting.ts'

/** A dialog that asks what an action needs. */
export type AskProps = { order: OrderPage; acting: Acting; action: OrderAction }

/** What went wrong, and the two ways out of the dialog. */
export function Answers({ acting, confirm }: { acting: Acting; confirm: string }) {
	const { t } = useTranslation('back-office')
	return (
		<>
			{acting.problem ? <ErrorText>{acting.problem}</ErrorText> : null}
			<div className={styles.answers}>
				<Button kind="quiet" onClick={acting.close}>
					{t('dialog.cancel')}
				</Button>
				<Button kind="primary" type="submit" idle={acting.busy !== null}>
					{acting.busy === null ? confirm : t('dialog.working')}
				</Button>
			</div>
		</>
	)
}
