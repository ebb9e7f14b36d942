import type { StartType } from '@gabarit/engine'
import { DimensionLine, Icon, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import type { PlaceMeasures } from '../../session/changes/first-dressing.ts'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { typePictures } from './renders/type-pictures.ts'
import styles from './type-card.module.css'
import type { StartPrice } from './use-start-prices.ts'

/** A type that cannot be made in the typed place opens too: its steps say what to change. */
export function TypeCard(props: {
	type: StartType
	place: PlaceMeasures
	price: StartPrice | undefined
	onChoose: () => void
}): ReactNode {
	const { type, place, price, onChoose } = props
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	return (
		<button type="button" className={clsx(layout.opener, styles.card)} onClick={onChoose}>
			<span className={styles.picture} aria-hidden="true">
				<img src={typePictures[type]} alt="" width={584} height={490} />
				{place.width !== undefined && (
					<span className={styles.width}>
						<DimensionLine kind="below" label={number(place.width)} />
					</span>
				)}
			</span>
			<span className={styles.name}>
				{t(`types.${type}.name`)}
				<Icon name="arrowRight" />
			</span>
			<span className={styles.text}>{t(`types.${type}.text`)}</span>
			<Price price={price} />
		</button>
	)
}

function Price({ price }: { price: StartPrice | undefined }): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { textOf } = useIssueTexts()
	const { book } = useDesign().dressing
	if (price !== undefined && 'issue' in price)
		return <span className={styles.impossible}>{textOf(price.issue)}</span>
	if (book === null) return null
	if (price === undefined) return <span className={styles.counting}>{t('start.counting')}</span>
	return (
		<span className={styles.price}>
			{price.from && `${t('start.from')} `}
			<b>{money(price.total)}</b>
		</span>
	)
}
