import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  advertisement: ({ place }) => `जाहिरात: ${place}`,
  seeMore: 'आणखी पाहा',
  title: {
    TopHome: 'पाहायला जाण्याआधी मागणी किमती जाणून घ्या',
    CenterHomeVideo: 'भाड्याने की खरेदी?',
    CenterHomeGif: 'घर खरोखर कितीला पडते',
    BottomHome: 'किंमत रास्त आहे का?',
    DashBoardTopImage: 'घर शोधणाऱ्यांपर्यंत पोहोचा',
    DashBoardBottomImage: 'खरेदीदार, भाडेकरू आणि मालकांसाठी मार्गदर्शक',
    AnalysisTopImage: 'कागदपत्रांवर आणखी एक नजर',
    ShortListTopImage: 'तीन घरे शेजारी ठेवून पाहा',
  },
  text: {
    TopHome: 'पुण्याच्या प्रत्येक परिसराच्या मध्यम किमती, प्रत्येकीमागे किती घरे आहेत यासह.',
    CenterHomeVideo: 'जितकी वर्षे राहायचे तितक्यांचा दोन्हींचा हिशेब, प्रत्येक खर्च सांगून.',
    CenterHomeGif: 'किमतीवर मुद्रांक शुल्क, नोंदणी आणि GST, त्यांच्या स्रोतांसह.',
    BottomHome: 'मूल्यांकक घर पाहतो, मोजतो आणि पडताळता येईल असा अहवाल लिहितो.',
    DashBoardTopImage: 'इथे जाहिरात द्या: जागा, दिवस आणि बजेट निवडा, मोजलेल्या दर्शनांचेच पैसे द्या.',
    DashBoardBottomImage: 'काय तपासायचे, कशावर सही करायची आणि खर्च किती, एकेक पायरीने.',
    AnalysisTopImage: 'पुण्याचे वकील मालकी हक्क तपासतात आणि करार लिहितात; फी आधी सांगतात.',
    ShortListTopImage: 'चटई क्षेत्र, खरा खर्च, प्रति चौरस फूट दर आणि मेट्रोपर्यंतचा रस्ता.',
  },
} satisfies Messages<typeof en>;
