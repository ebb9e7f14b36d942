import type { FurnitureType } from '@gabarit/engine'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './type-name.module.css'

const Picture = lazy(() => import('./type-picture.tsx'))

/** The name of a kind of furniture beside its sketch, which comes after the list. */
export function TypeName({ type }: { type: FurnitureType }) {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<span className={styles.type}>
			<span className={styles.picture}>
				<Suspense fallback={null}>
					<Picture type={type} />
				</Suspense>
			</span>
			{t(`common:kind.${type}`)}
		</span>
	)
}
