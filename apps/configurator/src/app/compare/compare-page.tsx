// Two designs of a shop side by side, by their codes or by links to look at them.
import { normalizeCode } from '@gabarit/contract'
import { roomOf } from '@gabarit/engine'
import { compareDesigns, isStoredAlike } from '@gabarit/price'
import { Checkbox, Spinner } from '@gabarit/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import { FrontDrawing } from '../../steps/frame/pictures/front-picture.tsx'
import { FurniturePicture } from '../frame/furniture-picture.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { NotViewable } from '../viewed/not-viewable.tsx'
import { type DesignKey, useViewedDesign } from '../viewed/use-viewed-design.ts'
import { ChooseCard } from './choose-card.tsx'
import styles from './compare-page.module.css'
import { ComparedRows } from './compared-rows.tsx'
import { CopyComparison } from './copy-comparison.tsx'
import { GoOnWith } from './go-on-with.tsx'
import { type Made, useCompared } from './use-compared.ts'

const route = getRouteApi('/compare')

/** A code as people write it; anything else is the secret of a link. */
function keyOf(text: string): DesignKey {
	const code = normalizeCode(text)
	return code === null ? { token: text } : { code }
}

export function ComparePage(): ReactNode {
	const { t } = useTranslation('customer')
	const search = route.useSearch()
	const a = useViewedDesign(keyOf(search.a))
	const b = useViewedDesign(keyOf(search.b))
	useDocumentTitle(t('compare.title'))
	if (a.design?.furniture && b.design?.furniture)
		return <Pair a={a.design as Made} b={b.design as Made} keys={[search.a, search.b]} />
	const wrong = [a, b].find(
		({ design, isUnknown, failed }) => isUnknown || failed || design?.furniture === null,
	)
	return wrong ? <NotViewable viewing={wrong} /> : <Spinner page />
}

type PairProps = { a: Made; b: Made; keys: readonly [string, string] }

function Pair({ a, b, keys }: PairProps): ReactNode {
	const { t } = useTranslation('customer')
	const [all, setAll] = useState(true)
	const [one, other] = [useCompared(a), useCompared(b)]
	const rows = compareDesigns(one, other)
	const isEqual = rows.every(({ same }) => same)
	const equal = isStoredAlike(a.configuration, b.configuration) ? 'equal' : 'storedOtherwise'
	return (
		<main id="content" className={styles.page}>
			<div className={styles.head}>
				<div className={styles.words}>
					<h1>{t('compare.title')}</h1>
					<p>{t(`compare.${isEqual ? equal : 'intro'}`)}</p>
					{!isEqual && (
						<Checkbox
							label={t('compare.all')}
							checked={all}
							onChange={(event) => setAll(event.currentTarget.checked)}
						/>
					)}
				</div>
				<Picture design={a} letter="A" />
				<Picture design={b} letter="B" />
				<ChooseCard rows={rows} />
			</div>
			<ComparedRows rows={all ? rows : rows.filter(({ same }) => !same)} designs={[a, b]} />
			<div className={styles.foot}>
				<p className={styles.note}>{t('compare.note')}</p>
				<GoOnWith letter="A" name={keys[0]} design={a} />
				<GoOnWith letter="B" name={keys[1]} design={b} />
				{a.isLocal || b.isLocal ? (
					<p className={styles.note}>{t('compare.local')}</p>
				) : (
					<CopyComparison keys={keys} />
				)}
			</div>
		</main>
	)
}

function Picture({ design, letter }: { design: Made; letter: 'A' | 'B' }): ReactNode {
	const { name, outside } = useFurnitureInShort(design)
	return (
		<div className={styles.design}>
			<FurniturePicture
				made={design}
				flat={
					<FrontDrawing
						furniture={design.furniture}
						catalogue={design.catalogue}
						open={roomOf(design.configuration).open}
					/>
				}
			/>
			<h2>
				<span className={styles.letter}>{letter}</span>
				{outside === '' ? name : `${name}, ${outside}`}
			</h2>
		</div>
	)
}
