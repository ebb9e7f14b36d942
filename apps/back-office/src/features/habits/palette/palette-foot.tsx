import { LinkButton } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './palette.module.css'

/** Which keys do what; a phone has none. */
export function PaletteFoot({ onShortcuts }: { onShortcuts: () => void }) {
	const { t } = useTranslation('habits')
	return (
		<div className={styles.foot}>
			<span>
				<kbd>{t('key.up')}</kbd>
				<kbd>{t('key.down')}</kbd>
				{t('foot.choose')}
			</span>
			<span>
				<kbd>{t('key.enter')}</kbd>
				{t('foot.open')}
			</span>
			<span>
				<kbd>{t('key.ctrl')}</kbd>
				<kbd>{t('key.enter')}</kbd>
				{t('foot.newTab')}
			</span>
			<LinkButton size="small" tone="ink" onClick={onShortcuts}>
				{t('foot.shortcuts')}
			</LinkButton>
		</div>
	)
}
