import { LinkButton } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { askReset, useDesignCode } from '../../session/index.ts'
import styles from './design-actions.module.css'

export default function DesignActions() {
	const { t } = useTranslation('common')
	const code = useDesignCode()
	return (
		<>
			{code && (
				<span className={styles.code}>
					{t('header.code')} <strong>{code}</strong>
				</span>
			)}
			<LinkButton quiet tone="soft" onClick={askReset}>
				{t('header.reset')}
			</LinkButton>
		</>
	)
}
