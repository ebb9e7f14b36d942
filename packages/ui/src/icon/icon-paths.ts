// Our own icons, drawn on 20 by 20 with round ends; what is listed here is a stroke of 1.5.

/** One or more strokes, as SVG path data. */
export const iconPaths = {
	arrowLeft: 'M16.5 10H3.5M8.5 5 3.5 10l5 5',
	arrowRight: 'M3.5 10h13M11.5 5l5 5-5 5',
	arrowUp: 'M10 16.5v-13M5 8.5l5-5 5 5',
	arrowDown: 'M10 3.5v13M5 11.5l5 5 5-5',
	camera: 'M3 6.5h3l1.5-2h5l1.5 2h3v9H3zM10 13.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5',
	check: 'M3.5 10.5 8 15l8.5-9.5',
	chevronDown: 'M5 7.5l5 5 5-5',
	chevronUp: 'M5 12.5l5-5 5 5',
	chevronLeft: 'M12.5 5l-5 5 5 5',
	chevronRight: 'M7.5 5l5 5-5 5',
	copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
	cross: 'M5 5l10 10M15 5 5 15',
	door: 'M5 17V3h10v14M3 17h14M12 9.5v1.5',
	download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 17h13',
	external: 'M8 4.5H4v11.5h11.5V12M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
	eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5M10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5',
	file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
	info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 9.5V13.5M10 6.75v.01',
	keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5v.01M8.5 8.5v.01M11.5 8.5v.01M14.5 8.5v.01M6.5 11.75h7',
	link: 'M8.5 11.5a3 3 0 0 0 4.25.1l2.6-2.6a3 3 0 0 0-4.25-4.25L9.75 6.1M11.5 8.5a3 3 0 0 0-4.25-.1l-2.6 2.6a3 3 0 0 0 4.25 4.25l1.35-1.35',
	logOut: 'M11.5 4H4v12h7.5M8.5 10h8.5M13.5 6.5 17 10l-3.5 3.5',
	mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
	menu: 'M3 5.5h14M3 10h14M3 14.5h14',
	minus: 'M4 10h12',
	mirror: 'M10 2.5v15M7 6 2.5 14.5H7zM13 6l4.5 8.5H13z',
	pencil: 'M3.5 16.5l1-4L14 3l3 3-9.5 9.5zM12 5l3 3',
	phone:
		'M4 3h3.5l1.25 4-2 1.5a11 11 0 0 0 4.75 4.75l1.5-2 4 1.25V16a1.5 1.5 0 0 1-1.5 1.5C9 17.5 2.5 11 2.5 4.5A1.5 1.5 0 0 1 4 3',
	pin: 'M10 17.5s5.5-5 5.5-9.25a5.5 5.5 0 0 0-11 0C4.5 12.5 10 17.5 10 17.5M10 10a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5',
	plus: 'M10 4v12M4 10h12',
	printer: 'M5.5 7.5V3h9v4.5M5.5 14.5H3v-7h14v7h-2.5M5.5 12h9v5h-9z',
	redo: 'M16.5 8h-9a4 4 0 0 0 0 8H10M13 4.5 16.5 8 13 11.5',
	ruler: 'M2.5 7h15v6h-15zM5.5 7v2.5M8.5 7v3.5M11.5 7v2.5M14.5 7v3.5',
	search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
	settings:
		'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
	star: 'M10 3l2.1 4.6 5 .55-3.75 3.35 1.05 4.95L10 13.9l-4.4 2.55 1.05-4.95L2.9 8.15l5-.55z',
	trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.75 11.5h8.5L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5',
	triangle: 'M10 3.5 17.5 16.5h-15z',
	truck:
		'M2.5 5h9v9h-9zM11.5 8h3.5l2.5 3v3h-6M6 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M14 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
	undo: 'M3.5 8h9a4 4 0 0 1 0 8H10M7 4.5 3.5 8 7 11.5',
	user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3.5 17.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5',
	warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v4M10 14.4v.01',
} as const

/** The name of one of our icons. */
export type IconName = keyof typeof iconPaths
