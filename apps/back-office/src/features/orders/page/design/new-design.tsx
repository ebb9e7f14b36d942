import { type OrderPage, readableCode } from '@gabarit/contract'
import { Spinner, useLanguage } from '@gabarit/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Differences } from '../../../../lib/designs/differences.tsx'
import { useCaptions } from '../../furniture/drawing-input.ts'
import styles from './new-design.module.css'
import { type DesignVersion, useDesign } from './use-redesign.ts'

const FrontPicture = lazy(() => import('../../furniture/front-picture.tsx'))

/** The offer's design beside the chosen one: both fronts, and what differs. */
export function NewDesign({ order, of }: { order: OrderPage; of: DesignVersion }) {
	const { t } = useTranslation('back-office')
	const language = useLanguage()
	const captions = useCaptions()
	const design = useDesign(of)
	// The footer says what the server answered of it.
	if (design.isError) return null
	if (!design.data) return <Spinner label={t('redesign.loading')} />
	const { configuration, furniture, catalogue, room } = design.data
	if (furniture === null) return <p className={styles.none}>{t('redesign.impossible')}</p>
	const version = t('redesign.chosen', { code: readableCode(of.code), version: of.version })
	const sides = [
		{
			name: t('redesign.offered'),
			configuration: order.configuration,
			furniture: order.furniture,
			catalogue: order.catalogue,
			room: order.room,
		},
		{ name: version, configuration, furniture, catalogue, room },
	] as const
	return (
		<>
			<div className={styles.fronts}>
				{sides.map(({ name, ...side }) => (
					<figure key={name}>
						<div className={styles.picture}>
							<Suspense fallback={null}>
								<FrontPicture input={{ ...side, language, captions }} />
							</Suspense>
						</div>
						<figcaption>{name}</figcaption>
					</figure>
				))}
			</div>
			<Differences older={sides[0]} newer={sides[1]} />
		</>
	)
}
