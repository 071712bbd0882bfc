import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  rupeesLeast: 'रक्कम 0 पेक्षा कमी असू शकत नाही.',
  dearestHome: 'कोणत्याही घराच्या किमतीपेक्षा हे जास्त आहे.',
  squareFeet: 'क्षेत्रफळ चौरस फुटांत द्या.',
  areaLeast: 'क्षेत्रफळ 0 पेक्षा कमी असू शकत नाही.',
  largestPlot: 'कोणत्याही भूखंडापेक्षा हे जास्त आहे.',
  bounds: 'south,west,north,east असे द्या.',
  emptyView: 'नकाशाचा भाग रिकामा आहे.',
  corner: 'प्रत्येक कोपरा lat,lng असा असतो.',
  threeCorners: 'भागाला किमान तीन कोपरे असतात.',
  simplerArea: 'सोपा भाग काढा.',
  mostAreas: ({ most }) => `जास्तीत जास्त ${most} भाग काढा.`,
  pagesEnd: ({ last }) =>
    `पाने ${last} वर संपतात. बाकीची पाहण्यासाठी शोध कमी करा, किंवा price_low ने क्रम लावून min_price मध्ये शेवटच्या घराची किंमत देऊन पुढे शोधा.`,
  walks: ({ list }) => `${list} मिनिटे निवडा.`,
  floorCount: 'मजल्यांची संख्या द्या.',
  dateAs: '2027-01-31 अशी तारीख द्या.',
  cabins: 'केबिनची संख्या द्या.',
  metres: 'रुंदी मीटरमध्ये द्या.',
  widestRoad: 'कोणताही रस्ता इतका रुंद नाही.',
  newWithin: ({ list }) => `${list} दिवसांतून निवडा.`,
  noOpenStation: ({ line }) => `${line} चे एकही स्थानक अजून सुरू नाही.`,
  pricesCrossed: 'सर्वात जास्त किंमत सर्वात कमीपेक्षा कमी आहे.',
  areasCrossed: 'सर्वात मोठे क्षेत्रफळ सर्वात लहानापेक्षा कमी आहे.',
  wholePage: 'पानाचा पूर्ण क्रमांक द्या.',
  firstPage: 'पाने 1 पासून सुरू होतात.',
  areRents: 'ही महिन्याची भाडी आहेत. किंमत निवडा.',
  arePrices: 'या खरेदीच्या किमती आहेत. महिन्याचे भाडे निवडा.',
} satisfies Messages<typeof en>;
