import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { type DoorStyle } from '../../furniture/front.ts'
import type { Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { offeredColors } from '../offered-colors.ts'
import type { Option } from '../option.ts'
import { buildTvFurniture } from './build.ts'
import { completeTvFurniture } from './defaults.ts'
import { LOW_MODULES_MAX, lowFronts, type TvFurnitureConfiguration } from './schema.ts'
import { moduleChanged, resized, writtenModules } from './ways.ts'

type TvOption = Option<TvFurnitureConfiguration>
type Asked = readonly [configuration: TvFurnitureConfiguration, catalogue: Catalogue]

function judgedOption(
	reference: string,
	change: Remedy,
	[configuration, catalogue]: Asked,
): TvOption {
	const changed = applyRemedy(configuration, change)
	const result = buildTvFurniture(changed, catalogue)
	if (result.ok) return { reference, available: true, configuration: changed }
	const reason = result.issues.find(({ severity }) => severity === 'error')
	return { reference, available: false, configuration: changed, ...(reason && { reason }) }
}

export function tvColorOptions(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): TvOption[] {
	return offeredColors(catalogue, place, category).map(({ reference }) =>
		judgedOption(reference, { colors: { [place]: reference } }, [configuration, catalogue]),
	)
}

const styles: readonly [DoorStyle, readonly number[]][] = [
	['StraightLines', [1, 2]],
	['Frames', [1, 2]],
]

/** Each style of fronts: `Simple`, `StraightLines:2`, `Frames:1`. */
export function tvDoorOptions(...asked: Asked): TvOption[] {
	const [configuration] = asked
	const { openingSides } = configuration.doors ?? {}
	const kept = openingSides && { openingSides }
	const withStyle = (doors: NonNullable<TvFurnitureConfiguration['doors']>) => ({
		...configuration,
		doors: { ...doors, ...kept },
	})
	const simple = judgedOption('Simple', {}, [withStyle({ style: 'Simple' }), asked[1]])
	const others = styles.flatMap(([style, counts]) =>
		counts.map((count) =>
			judgedOption(`${style}:${count}`, {}, [withStyle({ style, count }), asked[1]]),
		),
	)
	return [simple, ...others]
}

/** `None` is push to open. */
export function tvHandleOptions(...asked: Asked): TvOption[] {
	const [configuration, catalogue] = asked
	const wanted = configuration.handle?.color
	const models = catalogue.handles.flatMap(({ reference, colors }) => {
		const color = colors.find((offered) => offered === wanted) ?? colors[0]
		return color ? [judgedOption(reference, { handle: { model: reference, color } }, asked)] : []
	})
	return [judgedOption('None', { handle: null }, asked), ...models]
}

export function tvHandleColorOptions(...asked: Asked): TvOption[] {
	const [{ handle }, catalogue] = asked
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	return (model?.colors ?? []).map((color) =>
		judgedOption(color, { handle: { model: model?.reference ?? '', color } }, asked),
	)
}

/** Fronts of a low module; one that closes on devices takes these out. `module`: index of the low ones. */
export function tvFrontOptions(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
	module: number,
): TvOption[] {
	const subject = { configuration, tv: completeTvFurniture(configuration, catalogue) }
	return lowFronts.map((front) => {
		const hides = front === 'Drawers' || front === 'Doors'
		const change = moduleChanged(subject, module, {
			front,
			...(front !== 'Drawers' && { shares: undefined }),
			...(hides && { media: undefined }),
		})
		return judgedOption(front, change, [configuration, catalogue])
	})
}

/** How many low modules; those there are stay, as many as go in. */
export function tvCountOptions(...asked: Asked): (TvOption & { count: number })[] {
	const [configuration, catalogue] = asked
	const subject = { configuration, tv: completeTvFurniture(configuration, catalogue) }
	const written = writtenModules(subject)
	return Array.from({ length: LOW_MODULES_MAX }, (_, i) => {
		const modules = resized(written, i + 1)
		return { count: i + 1, ...judgedOption(`${i + 1}`, { modules }, asked) }
	})
}
