import type { FurnitureType } from '@gabarit/engine'
import clsx from 'clsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './type-name.module.css'

const Picture = lazy(() => import('./type-picture.tsx'))

/** The name of a kind of furniture beside its sketch, which comes after the list. `short`: its words on wide screens only. */
export function TypeName({ type, short }: { type: FurnitureType; short?: boolean }) {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<span className={styles.type}>
			<span className={styles.picture}>
				<Suspense fallback={null}>
					<Picture type={type} />
				</Suspense>
			</span>
			<span className={clsx(short && styles.short)}>{t(`common:kind.${type}`)}</span>
		</span>
	)
}
