import type { Issue } from '@gabarit/engine'

const units: Partial<Record<Issue['code'], string>> = {
	door_too_heavy: 'kg',
	door_too_heavy_to_push: 'kg',
	door_too_large: 'm²',
	door_too_slender: '',
	style_count_too_high: '',
	too_many_modules: '',
	bay_count_wrong: '',
	zone_count_wrong: '',
	filler_place_unknown: '',
	filler_behind_corner: '',
	fixed_shelf_alone: '',
	opening_side_unknown: '',
	drawer_interlock: '',
	overlay_drawers_not_lowest: '',
	fitting_in_blind_corner: '',
	slope_out_of_bounds: '',
}

/** Of its figures: mm, unless it weighs, measures an area or counts. */
export function issueUnit({ code }: Pick<Issue, 'code'>): string {
	return units[code] ?? 'mm'
}
