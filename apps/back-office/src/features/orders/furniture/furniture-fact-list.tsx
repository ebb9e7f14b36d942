import type { OrderPage } from '@gabarit/contract'
import { type FurnitureFacts, furnitureFactsOf } from '@gabarit/engine'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerFirst } from '../names.ts'
import styles from './furniture-fact-list.module.css'

export function FurnitureFactList({ order }: { order: OrderPage }) {
	const { t } = useTranslation(['back-office', 'common'])
	const format = useFormats()
	const language = useLanguage()
	const facts = useMemo(() => furnitureFactsOf(order, language), [order, language])
	const number = (value: number) => format.number(value)
	const { size, widths, hasTop, panels } = facts
	return (
		<ul className={styles.facts}>
			<li>
				{panels > 0
					? t('order.panels', { count: panels, number: number(panels) })
					: t(`common:kind.${order.type}`)}
			</li>
			{size ? (
				<li>
					{t('order.size', {
						width: number(size.width),
						height: number(size.height),
						depth: number(size.depth),
					})}
				</li>
			) : null}
			{widths.length > 0 ? (
				<li>
					{t(hasTop ? 'order.pedestals' : 'order.modules', {
						widths: widths.map(number).join(', '),
					})}
				</li>
			) : null}
			<Colors facts={facts} />
			<li>
				{t('order.weight', {
					weight: format.weight(order.furniture.weight),
					pallets: t('order.pallets', { count: order.pallets }),
				})}
			</li>
		</ul>
	)
}

function Colors({ facts: { colors, handle, hasFronts } }: { facts: FurnitureFacts }) {
	const { t } = useTranslation('back-office')
	if ('loose' in colors) return <li>{colors.loose.join(', ')}</li>
	const { exterior } = colors
	const interior = colors.interior && lowerFirst(colors.interior)
	if (exterior === null) return <li>{t('order.colorInterior', { interior: interior ?? '' })}</li>
	return (
		<>
			<li>{interior === null ? exterior : t('order.colors', { exterior, interior })}</li>
			{hasFronts ? (
				<li>
					{handle ? t('order.handle', { handle: lowerFirst(handle) }) : t('order.pushToOpen')}
				</li>
			) : null}
		</>
	)
}
