export default {
  structure: { label: 'Structure', hint: 'Cracks, damp, seepage, settling' },
  finish: { label: 'Finish', hint: 'Floors, doors, windows, kitchen, paint' },
  light: { label: 'Light and air', hint: 'Windows, cross ventilation, noise' },
  water: { label: 'Water', hint: 'Municipal supply, borewell, tankers' },
  power: { label: 'Power', hint: 'Wiring, meter, backup' },
  parking: { label: 'Parking', hint: 'Allotted, covered, visitors’' },
  building: { label: 'Building', hint: 'Lift, stairs, upkeep, security' },
  access: { label: 'Road and access', hint: 'Width of the road, approach' },
  title: { label: 'Title papers', hint: 'Index II, 7/12 extract, deed' },
  permissions: { label: 'Permissions', hint: 'Plan, completion, RERA' },
  dues: { label: 'Tax and dues', hint: 'Property tax, society’s dues' },
  answers: { good: 'Good', fair: 'Fair', poor: 'Poor', seen: 'Seen', 'not seen': 'Not seen' },
};
