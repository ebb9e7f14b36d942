// Issues carry codes and numbers; the texts live in i18n, one per code.

export type IssueFamily =
	| 'NO_MODULE_FITS'
	| 'HEIGHT'
	| 'DEPTH'
	| 'DOOR_UNAVAILABLE'
	| 'PASSAGE'
	| 'SHELF_THICKNESS'
	| 'DELIVERY'
	| 'INPUT'
	| 'MEASURE'
	| 'SHEET'
	| 'HARDWARE'
	| 'COMBINATION'
	| 'ADVICE'

/** `error`: cannot be made; `warning`: made, but worth a look; `hint`: good to know. */
export type IssueSeverity = 'error' | 'warning' | 'hint'

/** A draft without a severity is an error. */
export function isError({ severity = 'error' }: { severity?: IssueSeverity | undefined }): boolean {
	return severity === 'error'
}

/** Every code of the engine. A test compares this list with docs/errors.md and the texts. */
export const issueFamilies = {
	no_module_fits: 'NO_MODULE_FITS',
	module_count_impossible: 'NO_MODULE_FITS',
	too_many_modules: 'NO_MODULE_FITS',
	zone_count_wrong: 'NO_MODULE_FITS',
	module_too_narrow: 'NO_MODULE_FITS',
	module_too_wide: 'NO_MODULE_FITS',
	bay_count_wrong: 'NO_MODULE_FITS',
	fitting_bay_too_narrow: 'NO_MODULE_FITS',
	fitting_bay_too_wide: 'NO_MODULE_FITS',
	fitting_in_blind_corner: 'NO_MODULE_FITS',
	blind_module_is_simple: 'NO_MODULE_FITS',
	too_high_for_one_piece: 'HEIGHT',
	carcass_too_low: 'HEIGHT',
	carcass_too_high: 'HEIGHT',
	stack_too_high: 'HEIGHT',
	drawer_pitch: 'HEIGHT',
	zone_too_low: 'HEIGHT',
	carcass_too_shallow: 'DEPTH',
	carcass_too_deep: 'DEPTH',
	fitting_too_deep: 'DEPTH',
	hung_too_deep: 'DEPTH',
	too_deep_to_reach: 'DEPTH',
	door_too_tall: 'DOOR_UNAVAILABLE',
	door_too_wide: 'DOOR_UNAVAILABLE',
	door_too_narrow: 'DOOR_UNAVAILABLE',
	door_too_short: 'DOOR_UNAVAILABLE',
	door_too_large: 'DOOR_UNAVAILABLE',
	door_too_slender: 'DOOR_UNAVAILABLE',
	door_too_heavy: 'DOOR_UNAVAILABLE',
	door_too_heavy_to_push: 'DOOR_UNAVAILABLE',
	flap_height: 'DOOR_UNAVAILABLE',
	overlay_drawers_not_lowest: 'DOOR_UNAVAILABLE',
	style_not_for_material: 'DOOR_UNAVAILABLE',
	style_not_for_size: 'DOOR_UNAVAILABLE',
	style_count_too_high: 'DOOR_UNAVAILABLE',
	style_not_under_slope: 'DOOR_UNAVAILABLE',
	handle_hits_wall: 'DOOR_UNAVAILABLE',
	hinge_no_place: 'HARDWARE',
	handle_color_unavailable: 'DOOR_UNAVAILABLE',
	shelf_needs_28: 'SHELF_THICKNESS',
	bay_too_wide_for_shelf: 'SHELF_THICKNESS',
	unknown_color: 'INPUT',
	color_not_for_interior: 'INPUT',
	color_not_for_exterior: 'INPUT',
	unknown_handle: 'INPUT',
	chimney_in_use: 'INPUT',
	feature_outside_wall: 'INPUT',
	filler_place_unknown: 'INPUT',
	filler_behind_corner: 'INPUT',
	filler_too_narrow: 'INPUT',
	zone_key_unused: 'INPUT',
	fixed_shelf_alone: 'INPUT',
	opening_side_unknown: 'INPUT',
	field_not_used: 'INPUT',
	plank_out_of_bounds: 'INPUT',
	cheek_needs_open_side: 'INPUT',
	tablet_needs_free_top: 'INPUT',
	fake_door_needs_void: 'INPUT',
	filler_needs_wall: 'INPUT',
	plinth_needs_furniture: 'INPUT',
	plank_on_demand: 'INPUT',
	reserve_needs_void: 'INPUT',
	oversize_too_small: 'MEASURE',
	oversize_too_large: 'MEASURE',
	filler_too_small_for_deviation: 'MEASURE',
	survey_needed: 'MEASURE',
	skirting_needs_filler: 'MEASURE',
	skirting_needs_standoff: 'MEASURE',
	corner_not_square: 'MEASURE',
	floor_not_level: 'MEASURE',
	part_over_sheet: 'SHEET',
	panel_too_small: 'INPUT',
	thickness_not_stocked: 'INPUT',
	edge_not_bandable: 'INPUT',
	cut_out_of_bounds: 'INPUT',
	radius_out_of_bounds: 'INPUT',
	bore_outside: 'INPUT',
	size_out_of_bounds: 'INPUT',
	batten_needs_wall: 'INPUT',
	top_span_too_long: 'SHELF_THICKNESS',
	knee_too_narrow: 'NO_MODULE_FITS',
	support_on_skirting: 'MEASURE',
	screen_too_wide: 'INPUT',
	free_standing_unstable: 'HEIGHT',
	wall_fix_too_long: 'COMBINATION',
	combination_impossible: 'COMBINATION',
	slope_needs_wall: 'INPUT',
	side_run_needs_wall: 'INPUT',
	slope_out_of_bounds: 'INPUT',
	slope_readings_disagree: 'MEASURE',
	stair_readings_doubtful: 'MEASURE',
	run_starts_too_low: 'HEIGHT',
	corner_run_too_low: 'HEIGHT',
	rear_too_low: 'HEIGHT',
	aisle_too_narrow: 'PASSAGE',
	corner_too_tight: 'DOOR_UNAVAILABLE',
	two_slopes_on_module: 'HEIGHT',
	pair_under_slope: 'DOOR_UNAVAILABLE',
	door_under_steep_slope: 'DOOR_UNAVAILABLE',
	assemble_standing: 'ADVICE',
	anti_tip: 'ADVICE',
	drawer_interlock: 'ADVICE',
	stiffener: 'ADVICE',
	stiffness_shelf: 'ADVICE',
	access_not_asked: 'ADVICE',
	access_too_small: 'ADVICE',
	hangers_angled: 'ADVICE',
	handle_too_long: 'ADVICE',
	stair_vent: 'ADVICE',
} as const satisfies Record<string, IssueFamily>

export type IssueCode = keyof typeof issueFamilies

/** A partial configuration: objects merge, everything else replaces (see `applyRemedy`). */
export type Remedy = { readonly [key: string]: unknown }

/** Lengths mm, weights kg; `at` in world axes. */
export type Issue = {
	code: IssueCode
	family: IssueFamily
	severity: IssueSeverity
	/** The stored field that is the cause, as a dotted path: `filler.top`. */
	field?: string
	run?: RunSide
	module?: number
	bay?: number
	front?: string
	measured?: number
	limit?: number
	at?: readonly [number, number, number]
	remedy?: Remedy
	data?: { readonly [key: string]: string | number }
}

export type RunSide = 'Main' | 'Left' | 'Right'
